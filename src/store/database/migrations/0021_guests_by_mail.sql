-- A guest who is no user here, only a contact of the organizer's with a mail address: told by mail, and by nothing else.
alter table invites
  alter column user_id drop not null,
  add column email text check (length(email) between 3 and 254),
  add constraint invites_reach_check check (user_id is not null or email is not null);

create unique index invites_by_mail on invites (event_id, lower(email)) where user_id is null;

-- What such a guest is told: it waits for the mail server, and is in nobody's inbox.
alter table user_notices
  alter column user_id drop not null,
  add column mail_to text check (length(mail_to) between 3 and 254),
  add constraint user_notices_reach_check check (user_id is not null or mail_to is not null);
