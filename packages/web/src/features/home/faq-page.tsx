import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ProseSection } from '../../ui/prose-section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RELEASES, UPCOMING } from './release-notes.ts';

/** /faq: upcoming features, where to report bugs, known issues, release notes. */
export function FaqPage() {
  return (
    <PageBody narrow>
      <PageHeading>FAQ</PageHeading>
      <ProseSection title="What features are upcoming?">
        <List items={UPCOMING} />
      </ProseSection>
      <ProseSection title="Where do I report a bug?">
        <p>
          Bugs are reported on the community <TextLink to="/contact#chat">chat server</TextLink>.
        </p>
      </ProseSection>
      <ProseSection title="What are the known issues?">
        <p>Substitutions only allow a player of the same position.</p>
      </ProseSection>
      <ProseSection title="Release notes">
        {RELEASES.map(({ version, notes }) => (
          <div key={version}>
            <h3 className="mb-1 font-varsity text-pennant">{version}</h3>
            <List items={notes} />
          </div>
        ))}
      </ProseSection>
    </PageBody>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="list-[square] pl-5 marker:text-pennant">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
