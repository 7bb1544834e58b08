interface Props {
  label: string;
  /** One character that stands for it. */
  sign: string;
  isOff?: boolean;
  onPress: () => void;
}

/** A small button beside an item. */
export function ItemButton({ label, sign, isOff = false, onPress }: Props) {
  return (
    <button
      type="button"
      className="field__icon"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      {sign}
    </button>
  );
}
