/** Home places of clubs; none of them ever had a major league club. */
export const PLACES =
  `Port Ellery|Graymoor|Saltmarsh|Kingsbridge|Millhaven|Redcliff|Larkspur|Fort Amity|Copperfield|
Eastwater|Stillwell|Hollins|Quarry Hill|Ashgrove|Linden Falls|Wexford|Cape Ransom|Tamarack|
Juniper City|Brightwater|Dunmore|Old Ferry|Sable Harbor|Northgate|Prairie Junction|Pine Barrens|
Coral Gate|Silver Lake|Hartsville|Tidewater|Highmount|Calumet|Glass Harbor|Pilot Rock|Weatherby|
Ardmore|Bellhaven|Cedar Forks|Danbridge|Elkhorn|Fairhaven|Granite Falls|Harlan City|Ironwood|
Jessup|Kenmare|Lockhaven|Maple Bluff|New Dorset|Orchard Park|Palmyra|Queensport|Rockaway Point|
Stonington|Twin Oaks|Union Mills|Vandalia|West Haven|Yarmouth|Amberton|Blackwater|Crescent Bay|
Driftwood|Evergreen|Fort Sumner|Gulfport|Hazelton|Alder Creek|Kestrel Bay|Lakemont|Marlow|
Norwood|Osage|Palisade|Rivergate|Santa Lucia|Sandoval|Tillamook|Verdugo|Winslow|Bayonne Point|
Clearfield|Delmont|Eaton Rapids|Garrison|Homestead|Mesa Grande|Newbury|Ocean Grove|Port Royal`
    .replaceAll('\n', '')
    .split('|');

/** Nicknames by the first year in which a club took one of the kind; none is of a real club. */
export const NICKNAMES: readonly (readonly [from: number, names: readonly string[]])[] = [
  [
    1871,
    `Green Stockings|Drovers|Millers|Lamplighters|Foundrymen|Ferrymen|Coopers|Weavers|Stokers|
Chandlers|Wheelmen|Tinkers|Sawyers|Quarrymen|Blue Caps|Teamsters|Canalers|Towpaths|Plowboys|
Wheelwrights|Rivermen|Farriers|Printers|Shipwrights|Black Socks|Tanners|Haulers|Bargemen|
Checkers|Homesteads|Lighthouses|Minutemen|Tall Hats|Ropewalkers|Glovers|Hatters|Stripes|
Switchmen|Signalmen|Ironsides|Pikemen|Yeomen|Woolsacks|Anchors`,
  ],
  [
    1900,
    `Herons|Gulls|Magpies|Kites|Badgers|Otters|Larks|Owls|Foxes|Harriers|Rooks|Kingfishers|
Lumberjacks|Scarlets|Steamers|Lanterns|Pioneers|Trappers|Grenadiers|Bulldogs|Wardens|Stags|
Ravens|Swifts|Elks|Greyhounds|Mallards|Railroaders|Trawlers|Whalers|Plainsmen|Sawbucks`,
  ],
  [
    1955,
    `Comets|Meteors|Cyclones|Voyagers|Aviators|Wranglers|Sentinels|Condors|Roadrunners|Mustangs|
Tritons|Firebirds|Admirals|Lynx|Stingrays|Copperheads|Explorers|Toros|Pelicans|Conquistadors|
Gold Sox|Prospectors|Navigators|Sidewinders|Buckaroos|Sandpipers`,
  ],
].map(
  ([from, names]) => [from, String(names).replaceAll('\n', '').split('|')] as [number, string[]],
);
