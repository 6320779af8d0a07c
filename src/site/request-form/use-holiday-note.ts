import { useEffect, useState } from 'react';

/** Asks on the form's first touch whether there are holidays. Without an answer nothing is said. */
export function useHolidayNote(): string {
  const [note, setNote] = useState('');
  useEffect(() => {
    // A bare fetch, because the checked call would weigh more than the form.
    fetch('/api/holiday')
      .then((answer) => (answer.ok ? answer.json() : { note: '' }))
      .then(
        (answer: { note: string }) => setNote(answer.note),
        () => {},
      );
  }, []);
  return note;
}
