declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';
  const manifest: Manifest;
  export default manifest;
}

declare module 'virtual:page-styles' {
  import type { PageStyles } from '../build/page-styles.ts';
  const styles: PageStyles;
  export default styles;
}
