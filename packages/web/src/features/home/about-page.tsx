import type { ReactNode } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ProseSection } from '../../ui/prose-section.tsx';

/** A link to another site within running text. */
function ProseLink({
  href,
  rel = 'noreferrer',
  children,
}: {
  readonly href: string;
  readonly rel?: string;
  readonly children: ReactNode;
}) {
  return (
    <a className="font-medium text-pennant underline underline-offset-3" href={href} rel={rel}>
      {children}
    </a>
  );
}

/** /about: what the game is, where its records come from, and the licenses. */
export function AboutPage() {
  const { data: catalogue } = useApiQuery('GET /catalogue');
  return (
    <PageBody narrow>
      <PageHeading>About</PageHeading>
      <ProseSection title="Pennant">
        <p>
          A game of old baseball cards and two dice. Every card is one player’s one season; its
          tables are fitted so that, rolled long enough, they give that season’s record back.
        </p>
        <p>Money here is play money. It cannot be bought and is worth nothing outside.</p>
      </ProseSection>
      <ProseSection title="The record">
        {catalogue?.history === 'invented' ? (
          <>
            <p>
              The clubs and players of this installation are invented, with figures typical of their
              times. Any likeness is chance.
            </p>
            <p>
              Yours? The real players are two steps away: download the CSV zip of the record from{' '}
              <ProseLink href="https://sabr.org/lahman-database">
                sabr.org/lahman-database
              </ProseLink>
              , and start Pennant with <code>LAHMAN_DIR</code> naming that zip and{' '}
              <code>DATA_DIR</code> a new folder. An invented history stays what it is.
            </p>
          </>
        ) : null}
        <p>
          {catalogue?.history === 'record'
            ? `The record of ${catalogue.firstYear} to ${catalogue.lastYear} comes from `
            : 'Where the real record is loaded, it comes from '}
          <strong>Sean Lahman’s Baseball Database</strong>, kept by the Society for American
          Baseball Research (SABR), under the license{' '}
          <ProseLink
            href="https://creativecommons.org/licenses/by-sa/3.0/"
            rel="license noreferrer"
          >
            CC BY-SA 3.0
          </ProseLink>
          . Ratings, dice tables and everything else that is worked out from it are ours, mistakes
          included.
        </p>
      </ProseSection>
      <ProseSection title="The drawings">
        <p>
          Cards, packs and the field are drawn by the program from a card’s own facts. There are no
          photographs and no club’s logo. The letters are Alfa Slab One, Graduate, Zilla Slab,
          Yellowtail and Public Sans, under the SIL Open Font License.
        </p>
      </ProseSection>
    </PageBody>
  );
}
