import { buttonClasses } from '../../../ui/button.tsx';

/** The classes of the button to swing: as on the play screen. */
export const swingButtonClasses = `${buttonClasses('pennant', 'large')} px-2! font-display! text-[1.375rem]/[1.1]! font-normal!`;

/** The classes of the button beside it, in a font that the page has already. */
export const anotherButtonClasses = 'min-h-13! px-3! font-varsity! text-sm! font-normal!';
