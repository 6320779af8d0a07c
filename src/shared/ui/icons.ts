/** Line icons on a 24 px grid, drawn with a round 2 px pen; one path each. */
export const icons = {
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2.2 2A16 16 0 0 1 3 6.2 2 2 0 0 1 5 4z',
  chat: 'M4 20l1.2-4A8 8 0 1 1 8 18.9zM8.5 11.5h7M8.5 8.5h7M8.5 14.5h4',
  pen: 'M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4M14 20h6',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  place: 'M12 21c-4-4.4-7-7.6-7-11a7 7 0 0 1 14 0c0 3.4-3 6.6-7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  next: 'M9 5l7 7-7 7',
  down: 'M12 4v15M5 12l7 7 7-7',
  window: 'M4 5h16v14H4zM4 9h16M7 7h.01M10 7h.01',
  close: 'M6 6l12 12M18 6L6 18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  undo: 'M9 14L4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  up: 'M12 20V5M5 12l7-7 7 7',
  left: 'M19 12H5M11 5l-7 7 7 7',
  right: 'M5 12h14M13 5l7 7-7 7',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  check: 'M4 12.5l5 5L20 6.5',
  cookie:
    'M12 3a9 9 0 1 0 9 9 4.5 4.5 0 0 1-4.5-4.5A4.5 4.5 0 0 1 12 3zM8.5 9.5h.01M8 14.5h.01M13.5 15.5h.01M12 11h.01',
  overview: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h.01M12 14h.01M16 14h.01',
  plus: 'M12 5v14M5 12h14',
  chart: 'M4 20h16M7 16v-5M12 16V5M17 16v-8',
  archive: 'M4 5h16v4H4zM6 9v10h12V9M10 13h4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  person: 'M12 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4 8.5l8 1.5 8-1.5M12 10v5M8 22l4-7 4 7',
} as const;

export type IconName = keyof typeof icons;
