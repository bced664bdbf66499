import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Link, useLocation, useRoute } from "wouter";
import { useAccord } from "../../react/react.ts";
import type { Contact } from "../../sdk/sdk.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { Tag } from "../parts/notes.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { Empty, Failed, Loading } from "../parts/states.tsx";
import { partsText } from "../parts/text.ts";
import { View } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { useText } from "../text/text.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { contactsText } from "./text.ts";
import "../parts/panel.css";
import "./contacts.css";

/** `#/contacts`, and `/<id>` behind it while one is open. */
export default function Contacts() {
  const client = useAccord();
  const name = useText(viewNames);
  const say = useText(contactsText);
  const sayAll = useText(partsText);
  const [, go] = useLocation();
  const [, place] = useRoute("/contacts/:id?");
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed.trim());
  const pages = useInfiniteQuery({
    queryKey: ["contacts", query],
    queryFn: ({ pageParam, signal }) =>
      client.listContacts({
        query: { limit: 50, ...(query ? { query } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
    refetchInterval: 15_000,
  });
  const contacts = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  return (
    <View
      title={name("contacts")}
      tools={<SearchField className="contacts-search" name={say("search")} value={typed} onChange={setTyped} />}
    >
      {pages.isPending ? <Loading /> : null}
      {pages.isError && contacts.length === 0 ? (
        <Failed error={pages.error} onRetry={() => void pages.refetch()} />
      ) : null}
      {pages.isSuccess && contacts.length === 0 ? (
        <Empty icon={<Users size={28} />} title={say(query ? "noMatch" : "none")}>
          <p className="quiet">{say(query ? "explainNoMatch" : "explainNone")}</p>
        </Empty>
      ) : null}
      {contacts.length > 0 ? (
        <div className="stack">
          <p className="quiet small" role="status">
            {say("count", { count: total })}
          </p>
          <ul className="list">
            {contacts.map((contact) => (
              <li key={contact.id}>
                <ContactLink contact={contact} />
              </li>
            ))}
          </ul>
          {pages.hasNextPage ? (
            <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {sayAll("more")}
            </Button>
          ) : null}
        </div>
      ) : null}
      {place?.id ? <OpenContact key={place.id} id={place.id} onClose={() => go("/contacts")} /> : null}
    </View>
  );
}

function ContactLink({ contact }: { contact: Contact }) {
  const say = useText(contactsText);
  return (
    <Link href={`/contacts/${contact.id}`} className="list-link contacts-link">
      <span className="contacts-sign" aria-hidden>
        {[...contact.name][0]?.toUpperCase()}
      </span>
      <span className="grow">
        <span className="contacts-name">{contact.name}</span>{" "}
        {contact.isUser ? <Tag tone="success">{say("isUser")}</Tag> : null}
        {contact.unconfirmed ? <Tag tone="warning">{say("unconfirmed")}</Tag> : null}
        <span className="quiet small contacts-line">
          {[contact.relation, contact.jobTitle, contact.company].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="quiet small contacts-reach">{contact.email ?? contact.phone}</span>
    </Link>
  );
}

function OpenContact({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useAccord();
  const say = useText(contactsText);
  const query = useQuery({
    queryKey: ["contact", id],
    queryFn: ({ signal }) => client.getContact({ path: { id }, signal }),
  });
  return (
    <Dialog title={query.data?.name ?? say("contact")} onClose={onClose}>
      <Loaded query={query}>{(contact) => <ContactFacts contact={contact} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}
