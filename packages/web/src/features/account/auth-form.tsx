import type { ReactNode, SubmitEvent } from 'react';

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
}

/** The panel with a form on the pages for guests: register, login, forgotten password. */
export function AuthForm({ title, lead, onSubmit, children, above, below }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <PageBody narrow>
      <div data-for-guests="" className="border-2 border-ink bg-raised shadow-card">
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
