const ROLES = [
  { role: 'home', title: 'Home', text: 'You bat last, in the bottom half.' },
  { role: 'away', title: 'Away', text: 'You bat first, in the top half.' },
] as const;

interface Props {
  readonly role: 'home' | 'away';
  readonly onRole: (role: 'home' | 'away') => void;
}

/** Whose ballpark it is. */
export function RolePicker({ role, onRole }: Props) {
  return (
    <fieldset>
      <legend className="mb-1 font-slab font-semibold">Role</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {ROLES.map((each) => (
          <label
            key={each.role}
            className="flex cursor-pointer items-start gap-3 border-2 border-rule-strong bg-raised p-3 has-checked:border-outfield has-checked:bg-sunk"
          >
            <input
              aria-label={each.title}
              type="radio"
              name="role"
              value={each.role}
              checked={role === each.role}
              onChange={() => onRole(each.role)}
              className="mt-1 size-5 accent-outfield-paint"
            />
            <span>
              <span className="block font-slab font-semibold">{each.title}</span>
              <span className="text-sm text-ink-soft">{each.text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
