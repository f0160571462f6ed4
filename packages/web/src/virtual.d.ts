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

// By the package's name: a relative path finds nothing from inside a declared module.
declare module 'virtual:rulebook' {
  import type { Rulebook } from '@pennant/web/src/ui/rule/rulebook-text.ts';
  const rulebook: Rulebook;
  export default rulebook;
}

declare module 'virtual:cited-sentences' {
  import type { CitedSentence } from '@pennant/web/src/ui/rule/rulebook-text.ts';
  const sentences: Readonly<Record<string, CitedSentence>>;
  export default sentences;
}
