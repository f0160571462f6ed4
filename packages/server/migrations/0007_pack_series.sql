-- What kind of series it is, for whoever looks for one among two hundred.
alter table series add column kind text not null default 'theme'
  check (kind in ('base', 'award', 'milestone', 'theme'));
update series set kind = case
  when series_key = year || '-base' then 'base'
  when series_key in ('mvp', 'pitchers-of-the-year', 'rookies-of-the-year', 'gold-gloves', 'silver-sluggers', 'all-stars',
    'champions') then 'award'
  when series_key in ('forty-homers', 'three-fifty', 'two-hundred-hits', 'fifty-steals', 'thirty-thirty', 'fifteen-triples',
    'hundred-walks', 'hundred-thirty-rbi', 'twenty-wins', 'three-hundred-strikeouts', 'under-two', 'forty-saves',
    'ten-shutouts') then 'milestone'
  else 'theme' end;
