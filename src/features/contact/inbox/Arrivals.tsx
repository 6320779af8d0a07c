interface ArrivalsProps {
  /** How many entries wait. */
  count: number;
  label: (count: number) => string;
  onTakeIn: () => void;
}

/** What came while somebody reads: a quiet button over the list's head that takes no place of its own. */
export function Arrivals({ count, label, onTakeIn }: ArrivalsProps) {
  return (
    <div className="arrivals">
      <div role="status">
        {count > 0 && (
          <button type="button" className="button" onClick={onTakeIn}>
            {label(count)}
          </button>
        )}
      </div>
    </div>
  );
}
