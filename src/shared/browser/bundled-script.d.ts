/** See bundled-script-integration.ts. */
declare module '*?bundled' {
  const script: string;
  export default script;
}
