interface ShowNewProps {
  count: number;
  label: (count: number) => string;
  onShow: () => void;
}

/** A button over a list's head that shows new entries; it takes no room, so nothing moves when it comes. */
export function ShowNew({ count, label, onShow }: ShowNewProps) {
  return (
    <div className="sticky top-2 z-2 -mb-4 grid h-0 content-start justify-items-center gap-2 max-[600px]:justify-items-stretch">
      <div role="status">
        {count > 0 && (
          <button type="button" className="button [box-shadow:var(--shadow-pane)] max-[600px]:w-full" onClick={onShow}>
            {label(count)}
          </button>
        )}
      </div>
    </div>
  );
}
