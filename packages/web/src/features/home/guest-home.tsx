/** Pennant in one look. */
export function GuestHome() {
  return <div data-for-guests="">x</div>;
}
