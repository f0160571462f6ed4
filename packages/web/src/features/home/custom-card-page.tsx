import { Placeholder } from './placeholder.tsx';

/** /cardCustom */
export function CustomCardPage() {
  return (
    <Placeholder title="Custom Card">
      <p>A card with your own name and dice. The press is not open to players yet.</p>
    </Placeholder>
  );
}
