import type { RecordAdminAction } from '../platform/record-admin-action.ts';

/** What the reports need of the program. Provided by app.ts. */
export interface ReportServices {
  readonly limitsFactor: number;
  readonly publicUrl: () => string;
  readonly recordAdminAction: RecordAdminAction;
  /** Tells all programs that what a user shows has changed. */
  readonly announceShownUser: (userID: string) => void;
}
