-- Works with programs from 0030 on.
-- The piece of work that has brought a run about, as a W3C traceparent, where somebody writes traces.
alter table runs add column traceparent text check (length(traceparent) <= 100);
