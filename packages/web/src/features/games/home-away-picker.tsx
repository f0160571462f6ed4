const ROLES = [
  { role: 'home', title: 'Home', text: 'You bat last, in the bottom half.' },
  { role: 'away', title: 'Away', text: 'You bat first, in the top half.' },
] as const;

interface Props {
  readonly role: 'home' | 'away';
  readonly onRole: (role: 'home' | 'away') => void;
}

/** The choice between playing at home and away. */
export function HomeAwayPicker({ role, onRole }: Props) {
  return (
    <fieldset>
      <legend className="mb-1 font-slab font-semibold">Role</legend>
      <div className="grid grid-cols-2 gap-3">
        {ROLES.map((option) => (
          <label
            key={option.role}
            className="flex cursor-pointer items-start gap-2.5 border-2 border-rule-strong bg-raised px-3 py-2 has-checked:border-outfield has-checked:bg-sunk"
          >
            <input
              aria-label={option.title}
              type="radio"
              name="role"
              value={option.role}
              checked={role === option.role}
              onChange={() => onRole(option.role)}
              className="mt-1 size-5 accent-outfield-paint"
            />
            <span>
              <span className="block font-slab font-semibold">{option.title}</span>
              <span className="hidden text-sm text-ink-soft sm:block">{option.text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
