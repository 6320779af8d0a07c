/** What Vite decides itself: it knows which modules may be kept, and its pages load scripts that no hash allows. */
const LEFT_TO_VITE = ['cache-control', 'content-security-policy', 'strict-transport-security'];

/** The headers of netlify.toml that make sense while the site is being written. */
export const devHeaders = (headers: Record<string, string>): [name: string, value: string][] =>
  Object.entries(headers).filter(([name]) => !LEFT_TO_VITE.includes(name.toLowerCase()));
