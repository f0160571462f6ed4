import type { PublishedTeam } from '@pennant/contract/challenges';
import type { UserTeam } from '@pennant/contract/teams';
import { CLOSERS, HOOKS, STEAL_ORDERS } from '@pennant/rules/games/standing-orders';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { FIRST_ORDERS, HOOK_NAMES, STEAL_NAMES, type Orders } from './orders-words.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly team: UserTeam;
  /** The user's published team: this one, another or none. */
  readonly published: PublishedTeam | null;
}

/** The dialog in which a team gets its standing orders and is published. */
export function PublishDialog({ open, onClose, team, published }: Props) {
  const isPublished = published?.userTeamID === team.userTeamID;
  // Null until the user has chosen others than those of before.
  const [chosen, setOrders] = useState<Orders | null>(null);
  const orders = chosen ?? (isPublished ? published : FIRST_ORDERS);
  const form = useId();
  const close = () => {
    setOrders(null);
    publish.reset();
    onClose();
  };
  const publish = useApiMutation('PUT /challenges/team', {
    onSuccess: ({ name }) => {
      toast.good(
        isPublished ? 'The orders are changed' : `Others can challenge ${name} now`,
        GAME_TOAST_MS,
      );
      close();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { hook, steals, closer } = orders;
    publish.mutate({ body: { userTeamID: team.userTeamID, hook, steals, closer } });
  };
  const label = isPublished ? 'Save the orders' : 'Publish';
  return (
    <Dialog
      open={open}
      onClose={close}
      title={isPublished ? 'Standing orders' : `Publish ${isolateName(team.name)}`}
      description={
        <>
          Others play against this team while you are away. The computer manages it, as you say
          here. Your cards stay yours, and a loss moves your rating by little.
          {published === null || isPublished
            ? ''
            : ` It takes the place of ${isolateName(published.name)}.`}
        </>
      }
      actions={
        <>
          {/* In sight wherever the form is scrolled; empty, so that what appears is announced. */}
          <div role="alert" className="w-full empty:hidden">
            {publish.error === null ? null : (
              <p className="border-l-4 border-bad pl-3 font-semibold text-bad">
                {messageOf(publish.error)}
              </p>
            )}
          </div>
          <Button type="submit" form={form} paint="pennant" disabled={publish.isPending}>
            {publish.isPending ? 'The dice measure the team...' : label}
          </Button>
          <Button onClick={close}>Not now</Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-5">
        <Choice legend="The hook: how soon does the starter go?">
          {HOOKS.map((hook) => (
            <Radio
              key={hook}
              name="hook"
              isChosen={orders.hook === hook}
              onChoose={() => setOrders({ ...orders, hook })}
              text={HOOK_NAMES[hook].text}
            >
              {HOOK_NAMES[hook].name}
            </Radio>
          ))}
        </Choice>
        <Choice legend="Steals: how often do runners go?">
          <div className="grid grid-cols-2 gap-2">
            {STEAL_ORDERS.map((steals) => (
              <Radio
                key={steals}
                name="steals"
                isChosen={orders.steals === steals}
                onChoose={() => setOrders({ ...orders, steals })}
              >
                {STEAL_NAMES[steals]}
              </Radio>
            ))}
          </div>
        </Choice>
        <SelectField
          label="The closer: who ends a close game?"
          value={orders.closer}
          onChange={({ target }) =>
            setOrders({
              ...orders,
              closer: CLOSERS.find((slot) => slot === target.value) ?? orders.closer,
            })
          }
        >
          {CLOSERS.map((slot) => (
            <option key={slot} value={slot}>
              {relieverLabel(team, slot)}
            </option>
          ))}
        </SelectField>
      </form>
    </Dialog>
  );
}

/** Returns who is at a place of the bullpen, "RP2 Al Smith 1954 (61)"; else the place. */
export function relieverLabel({ UserTeamLineups }: UserTeam, slot: string): string {
  const card = UserTeamLineups.find(({ position }) => position === slot)?.Card;
  return card === undefined
    ? slot
    : `${slot} ${decodeURIComponent(card.name)} ${card.year} (${card.rating})`;
}

const Choice = ({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="mb-1 font-slab font-semibold">{legend}</legend>
    {children}
  </fieldset>
);

function Radio({
  name,
  isChosen,
  onChoose,
  text,
  children,
}: {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly text?: string;
  readonly children: string;
}) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 border-2 border-rule-strong bg-raised px-3 py-1.5 has-checked:border-outfield has-checked:bg-sunk">
      <input
        type="radio"
        name={name}
        aria-label={children}
        aria-describedby={text === undefined ? undefined : id}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-outfield-paint"
      />
      <span className="min-w-0">
        <span className="block font-slab font-semibold">{children}</span>
        {text === undefined ? null : (
          <span id={id} className="block text-sm text-ink-soft">
            {text}
          </span>
        )}
      </span>
    </label>
  );
}
