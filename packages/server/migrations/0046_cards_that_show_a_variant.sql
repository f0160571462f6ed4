-- By what an admin's change of a series finds the cards that show its variant. Few show another
-- than that of their season.
create index if not exists card_inventory_variant on card_inventory (display_key)
  where display_key !~ '^[0-9]+-base$';
