/** Makes a link to an SMS. RFC 5724 has '?body=', which Android takes; older iPhones want an '&' before it. */
export const smsLink = (digits: string, text: string): string => `sms:+${digits}?&body=${encodeURIComponent(text)}`;
