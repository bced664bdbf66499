-- What was found by reading a whole table so far: whether an event is there already, what goes with a contact, an event
-- or a person, and what a person has.
create index events_of_owner on events (owner_id, span_start);
create index invites_of_user on invites (user_id) where user_id is not null;
create index invites_of_contact on invites (contact_id) where contact_id is not null;
create index user_notices_of_event on user_notices (event_id);
create index contacts_of_user on contacts (user_id) where user_id is not null;
create index approvals_by_decider on approvals (decided_by) where decided_by is not null;
create index questions_by_answerer on questions (answered_by) where answered_by is not null;
create index reviews_by_resolver on reviews (resolved_by) where resolved_by is not null;
