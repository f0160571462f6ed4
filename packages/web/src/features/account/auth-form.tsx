import type { ReactNode, SubmitEvent } from 'react';

import { useVisitor } from '../../api/current-user.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-layout.tsx';

interface Props {
  readonly title: string;
  /** A line below the title. */
  readonly lead?: ReactNode;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
  /** What stands at the head of the panel. */
  readonly above?: ReactNode;
  /** Links below the form. */
  readonly below?: ReactNode;
  /** For guests only: a player is told that they are logged in. Other forms are for anyone. */
  readonly guestsOnly?: boolean;
}

/** The panel with a form on the pages of an account: register, login, forgotten password. */
export function AuthForm({
  title,
  lead,
  onSubmit,
  children,
  above,
  below,
  guestsOnly = false,
}: Props) {
  const visitor = useVisitor();
  // Kept from flashing for a player until the user check has finished, which can fail.
  const isHeldBack = guestsOnly && visitor.kind === 'checking';
  if (guestsOnly && visitor.kind === 'player') {
    return (
      <PageBody narrow>
        <h1 className="sr-only">{title}</h1>
        <Notice title="You are already logged in">
          <p className="mb-4 wrap-anywhere">As {visitor.user.username}.</p>
          <LinkButton to="/">Home</LinkButton>
        </Notice>
      </PageBody>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <PageBody narrow>
      <div
        {...(isHeldBack ? { 'data-for-guests': '' } : {})}
        className="border-2 border-ink bg-raised shadow-card"
      >
        {above}
        <header className="border-b-2 border-dashed border-rule-strong px-6 pt-6 pb-4">
          <h1 className="font-display text-3xl">{title}</h1>
          {lead === undefined ? null : <p className="mt-2 text-ink-soft">{lead}</p>}
        </header>
        <form onSubmit={submit} className="flex flex-col gap-5 px-6 py-6">
          {children}
        </form>
        {below === undefined ? null : (
          <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-rule px-6 py-4 text-sm">
            {below}
          </div>
        )}
      </div>
    </PageBody>
  );
}
