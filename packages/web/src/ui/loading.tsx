/** What a page shows while it waits. */
export function Loading() {
  return (
    <output className="block page-column py-16 font-varsity text-lg text-ink-soft">
      Loading...
    </output>
  );
}
