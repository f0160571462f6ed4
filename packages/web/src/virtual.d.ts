declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';
  const manifest: Manifest;
  export default manifest;
}

declare module 'virtual:page-styles' {
  const styles: import('../build/page-styles.ts').PageStyles;
  export default styles;
}
