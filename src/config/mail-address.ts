/**
 * A mail address: parts with single dots between them, labels without a hyphen at their ends (RFC 5321 §4.1.2), umlauts
 * on both sides (RFC 6531), nothing that has a meaning in a mailto: link (ruling 25). Alone, because visitors load it.
 */
export const EMAIL =
  /^(?=.{1,64}@)(?!\.|[^@]*\.[.@])[^\s\p{Cc}@"<>(),:;[\]\\?&#%]+@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?!-)[\p{L}\p{N}-]{2,63}(?<!-)$/u;
