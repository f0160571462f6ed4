import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface Props {
  /** Read out: what the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly defaultValue?: string;
}

/** Index cards: one of several sheets at a time, by click or arrow key. */
export function Tabs({ label, tabs, defaultValue = tabs[0]?.value ?? '' }: Props) {
  return (
    <CSPProvider disableStyleElements>
      <Base.Root defaultValue={defaultValue}>
        <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b-2 border-ink">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className="min-h-11 shrink-0 border-2 border-b-0 border-transparent px-4 font-slab font-semibold text-ink-soft hover:text-ink data-active:border-ink data-active:bg-raised data-active:text-ink"
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} className="pt-4">
            {tab.content}
          </Base.Panel>
        ))}
      </Base.Root>
    </CSPProvider>
  );
}
