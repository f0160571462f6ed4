import type { Cup, OwnCupPlace } from '@pennant/contract/cups';
import { useState, type ReactNode } from 'react';

import { useVisitor } from '../../../api/current-user.ts';
import { keepPageToReturnTo } from '../../../api/page-to-return-to.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { isolateName } from '../../../ui/isolated-name.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { LeaveButton } from '../own-match/leave-button.tsx';
import { EnterForm } from './enter-form.tsx';

/** How a visitor enters a cup that has not begun, and what who has entered can do. */
export function EntryPanel({
  cup,
  isOfVisitor,
}: {
  readonly cup: Cup;
  /** Whether the cup was read as the visitor: only then it says whether they have entered. */
  readonly isOfVisitor: boolean;
}) {
  const visitor = useVisitor();
  if (visitor.kind !== 'player') {
    return (
      <div {...(visitor.kind === 'guest' ? {} : { 'data-for-guests': '' })}>
        <Panel head="Enter">
          <GuestsEntry cupID={cup.cupID} />
        </Panel>
      </div>
    );
  }
  if (!isOfVisitor) {
    return (
      <Panel head="Enter">
        <p role="status" className="min-h-24 text-ink-soft">
          Looking for your place...
        </p>
      </Panel>
    );
  }
  if (cup.own !== null && !cup.own.hasLeft) return <Entered cup={cup} own={cup.own} />;
  if (cup.entrants >= cup.maxPlaces) {
    return (
      <Panel head="Enter">
        <p>All {cup.maxPlaces} places are taken. Look again: who leaves makes room.</p>
      </Panel>
    );
  }
  return (
    <Panel head="Enter">
      <EnterForm cup={cup} />
    </Panel>
  );
}

const Panel = ({ head, children }: { readonly head: string; readonly children: ReactNode }) => (
  <section
    aria-labelledby="cup-entry"
    className="mb-8 border-2 border-ink bg-raised px-4 py-4 shadow-card sm:px-6"
  >
    <h2 id="cup-entry" className="mb-2 font-display text-xl">
      {head}
    </h2>
    {children}
  </section>
);

function Entered({ cup, own }: { readonly cup: Cup; readonly own: OwnCupPlace }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <Panel head="You have entered">
      <p className="mb-3">
        <strong className="font-slab wrap-anywhere">{isolateName(own.team)}</strong> plays for you.
        The bracket is drawn when the cup begins; look in here then.
      </p>
      {isChanging ? <EnterForm cup={cup} onEntered={() => setChanging(false)} /> : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        {isChanging ? (
          <Button onClick={() => setChanging(false)}>Keep the team</Button>
        ) : (
          <Button onClick={() => setChanging(true)}>Another team</Button>
        )}
        <LeaveButton cup={cup} />
      </div>
    </Panel>
  );
}

/** How a guest comes in: by registering or signing in, and coming back. */
function GuestsEntry({ cupID }: { readonly cupID: string }) {
  const keep = () => keepPageToReturnTo(`/cups/${cupID}`);
  return (
    <>
      <p className="mb-3 max-w-prose">
        Entering is free for accounts that are seven days old.{' '}
        <strong className="font-slab">New here?</strong> Register now, and play the next one.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton to="/register" paint="pennant" onClick={keep}>
          Register
        </LinkButton>
        <TextLink to="/login" className="py-2" onClick={keep}>
          Login
        </TextLink>
      </div>
    </>
  );
}
