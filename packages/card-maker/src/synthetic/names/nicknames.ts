import type { People } from './surnames.ts';

/** Nicknames that players went by instead of their given name, by the year of birth. */
export interface NicknameEra {
  readonly bornFrom: number;
  /** Share of players known by one. */
  readonly share: number;
  readonly names: string;
}

export const NICKNAME_ERAS: readonly NicknameEra[] = [
  {
    bornFrom: 1835,
    share: 0.09,
    names: `
    10 Pop Cap Buck Kid Doc Deacon
    5 Jumbo Foxy Cannonball Chippy Silver Dandy Toby
    5 Grasshopper Trick Buttons Blondie Judge
    `,
  },
  {
    bornFrom: 1868,
    share: 0.16,
    names: `
    10 Kid Doc Red Rube Buck Lefty Pop Dutch Heinie
    5 Babe Bugs Cap Cy Deacon Dode Germany Highpockets Hippo Hooks Jiggs Jumbo
    5 King Long Moose Muggsy Peaches Pep Rabbit Rip Slim Slats Socks Stubby
    5 Sunny Tacks Topsy Turkey Whitey Windy Zeke
    `,
  },
  {
    bornFrom: 1888,
    share: 0.17,
    names: `
    20 Red Lefty Dutch Rube Doc Buck Babe
    8 Pinky Whitey Tex Dixie Moose Goose Rabbit Heinie Bing Bucky Bud Skeeter Slim Specs Sparky
    8 Stubby Sunny Rip Jumbo Duke Chick Cotton Curly Flash Hap
    2 Bubbles Boots Buckshot Bunny Bunky Cactus Cowboy Cuckoo Doggie Footsie General
    2 Hoot Icebox Jigger Mule Muddy Nemo Peanuts Pepper Pickles Poison Rooster Sailor
    2 Showboat Sloppy Snake Stuffy Suds Sugar Suitcase Sweetbreads Tiny Topper Turk
    2 Wimpy Yam Zip
    `,
  },
  {
    bornFrom: 1912,
    share: 0.12,
    names: `
    15 Red Whitey Buddy Lefty Moose
    6 Duke Dutch Pinky Rip Rusty Rocky Spike Sparky Skeeter Tex Turk Bubba Boots Chico Cot Dizzy
    6 Hawk Hoot Jigger Muddy Peanuts Pepper Preacher Sandy Smoky Sonny Specs Spook Stubby Tookie
    6 Birdie Bitsy Buster Cowboy Deacon Mule Nippy Puddin Rawhide
    `,
  },
  {
    bornFrom: 1932,
    share: 0.06,
    names: `
    15 Rusty Sonny Buddy Moose Chico Skip Duke
    6 Bubba Boomer Cookie Cotton Hawk Hoot Junior Lefty Pepe Rocky Sandy Satch
    6 Smoky Sparky Spike Stretch Tex Tito Tug Turk Woody Blackie Dusty Goose Gator Hoss
    `,
  },
  {
    bornFrom: 1955,
    share: 0.025,
    names: `
    10 Bubba Moose Skip Rusty Butch Boomer Goose
    5 Buddy Chico Dusty Gator Hoss Junior Rowdy Sarge Spike Tug Cotton Bump Doc Ozzie
    `,
  },
  {
    bornFrom: 1978,
    share: 0.012,
    names: `
    10 Bubba Trey Skip Buddy
    5 Boomer Moose Rowdy Deuce Junior Duke Dusty Scooter Rusty
    `,
  },
];

/** Nicknames that only fit some players: the hand they throw with, or the people of their name. */
export const NICKNAME_FITS: Readonly<
  Record<string, { readonly throws?: 'L'; readonly peoples?: readonly People[] }>
> = {
  Lefty: { throws: 'L' },
  Dutch: { peoples: ['German', 'Nordic'] },
  Heinie: { peoples: ['German'] },
  Germany: { peoples: ['German'] },
  Chico: { peoples: ['Latin'] },
  Tito: { peoples: ['Latin', 'Italian'] },
  Pepe: { peoples: ['Latin'] },
  Preacher: { peoples: ['British'] },
  Mule: { peoples: ['British', 'German', 'Slavic'] },
};
