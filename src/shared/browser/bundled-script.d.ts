/** The modules of src/build/bundled-scripts.ts. */
declare module '*?bundled' {
  const script: string;
  export default script;
}
