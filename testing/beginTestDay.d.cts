export function beginTestDay(): void;
