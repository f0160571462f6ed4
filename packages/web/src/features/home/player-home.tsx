export function PlayerHome({ username }: { readonly username: string }) {
  return <p>{username}</p>;
}
