-- What was granted is told by the grant itself, so that a reward which no contest has any more can
-- be deleted.
alter table reward_grant drop constraint reward_grant_reward_id_fkey;
-- Which contest has a reward: asked before it is deleted.
create index campaign_contest_by_reward on campaign_contest (reward_id) where reward_id is not null;
