-- Whom an owner knows. user_id says that the contact is a user of this product and can be invited inside it.
create table contacts (
  id text primary key check (id ~ '^ctc_[0-9a-z]{1,60}$'),
  owner_id text not null references users (id),
  name text not null check (length(name) between 1 and 60),
  -- Full pinyin and initials of the name, for search: "wangxiaoming wxm".
  name_sounds text not null default '' check (length(name_sounds) <= 1000),
  company text check (length(company) <= 100),
  job_title text check (length(job_title) <= 100),
  relation text check (length(relation) <= 40),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 20),
  avatar_url text check (length(avatar_url) <= 500),
  note text check (length(note) <= 300),
  user_id text references users (id),
  created_at timestamptz not null default now()
);

create index contacts_by_name on contacts (owner_id, name, id);
