export const BUTTON = {
  quiet: 'button',
  primary: 'button bg-petrol text-white hover:border-petrol-deep hover:bg-petrol-deep',
  inline: 'min-h-touch font-bold text-petrol underline',
  danger: 'button border-brick text-brick hover:bg-brick hover:text-white',
} as const;
