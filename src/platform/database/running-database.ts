/** A database that the functions reach through Neon's driver. */
export interface RunningDatabase {
  /** postgres://… */
  url: string;
  /** 'host:port/token' for `neonConfig.wsProxy`; absent where the server itself listens for WebSockets. */
  wsProxy?: string | undefined;
  stop: () => Promise<void>;
}
