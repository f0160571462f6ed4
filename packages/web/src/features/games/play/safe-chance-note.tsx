import { RuleLink } from '../../../ui/rule/rule-link.tsx';

/** What the percentages beside the runners are, below a choice that names them. */
export const SafeChanceNote = ({
  kind,
  options,
}: {
  readonly kind: 'advance' | 'tag';
  readonly options: readonly { readonly label: string }[];
}) =>
  options.some(({ label }) => label.includes('%')) ? (
    <p className="mt-3 text-sm text-ink-soft">
      In percent,{' '}
      <RuleLink rule={kind === 'tag' ? 'tag-chance' : 'send-chance'}>
        the chance to be safe
      </RuleLink>
      .
    </p>
  ) : null;
