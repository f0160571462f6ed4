/** What stands above a form that asks for a letter while none can be sent. */
export const MailStopNotice = ({ sentence }: { readonly sentence: string }) => (
  <div role="alert" className="border-b-2 border-dashed border-rule-strong bg-sunk">
    <div className="border-l-8 border-warn px-5 py-5">
      <strong className="mb-1 block font-display text-xl font-normal">The mailbag is full</strong>
      <p>{sentence}</p>
    </div>
  </div>
);
