import { PlaceholderPageLayout } from './placeholder-page-layout.tsx';

const CHANNELS = [
  { id: 'social', head: 'Social' },
  { id: 'chat', head: 'Chat' },
  { id: 'shop', head: 'Shop' },
];

/** /contact: a placeholder for the operator's social, chat and shop addresses. */
export function ContactPage() {
  return (
    <PlaceholderPageLayout title="Contact">
      <p>Whoever runs this ballpark has named no addresses yet. They would stand here:</p>
      <ul className="border-y-2 border-ink">
        {CHANNELS.map(({ id, head }) => (
          <li key={id} id={id} className="border-b border-rule py-3 last:border-b-0 target:bg-sunk">
            <span className="font-slab font-semibold">{head}</span>
          </li>
        ))}
      </ul>
    </PlaceholderPageLayout>
  );
}
