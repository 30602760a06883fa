-- Spreads the tables of Crossbones over the machines of a Citus cluster. Once, on an empty database in which a node has
-- started and stopped (so that all tables are there), before any node starts again:
--   psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --file docs/scale.sql
-- What belongs to a table goes to the machine that the hash of the table's id names; all the rest is on every machine.
begin;

-- Citus shares out by itself, so the parts within one machine go.
do $$
declare name text;
begin
  foreach name in array array['match', 'entry', 'member', 'arrival', 'presence', 'notice', 'archive', 'archived_person']
  loop
    execute format('create table %I (like %I including all)', name || '_whole', name);
    execute format('drop table %I', name);
    execute format('alter table %I rename to %I', name || '_whole', name);
  end loop;
end $$;

select create_distributed_table('match', 'id', shard_count => 128);
select create_distributed_table('entry', 'match', colocate_with => 'match');
select create_distributed_table('member', 'match', colocate_with => 'match');
select create_distributed_table('arrival', 'match', colocate_with => 'match');
select create_distributed_table('presence', 'match', colocate_with => 'match');
select create_distributed_table('notice', 'match', colocate_with => 'match');
select create_distributed_table('archive', 'match', colocate_with => 'match');
select create_distributed_table('archived_person', 'match', colocate_with => 'match');
-- One row for each match, read when its table is read: by its own id.
select create_distributed_table('deal', 'id', colocate_with => 'none');

select create_reference_table(oid::regclass::text)
from pg_class
where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
  and relname not in ('match', 'entry', 'member', 'arrival', 'presence', 'notice', 'archive', 'archived_person', 'deal');

commit;
