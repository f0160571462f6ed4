-- By what an admin's change of a series finds who has packs of it. Of all packs, opened ones too: a
-- condition on the amount would make each pack that is bought or opened write both indexes anew.
create index if not exists pack_inventory_of_series on pack_inventory (series_id);
