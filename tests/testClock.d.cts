export const OFFSET: string;
export function momentOf(text: string): number;
export function offset(): number;
export function goTo(moment: number): void;
export function shiftDate(ms: number): void;
export function dateAnswers(): void;
