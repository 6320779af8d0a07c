interface ArrivalsProps {
  /** How many entries wait. */
  count: number;
  label: (count: number) => string;
  onTakeIn: () => void;
}

/** What came while somebody reads: a quiet button over the list's head that takes no place of its own. */
export function Arrivals({ count, label, onTakeIn }: ArrivalsProps) {
  return (
    <div className="sticky top-2 z-2 -mb-4 grid h-0 content-start justify-items-center gap-2 max-[600px]:justify-items-stretch">
      <div role="status">
        {count > 0 && (
          <button
            type="button"
            className="button [box-shadow:var(--shadow-pane)] max-[600px]:w-full"
            onClick={onTakeIn}
          >
            {label(count)}
          </button>
        )}
      </div>
    </div>
  );
}
