import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useAccord } from "../../react/react.ts";
import type { Me, MeUpdate } from "../../sdk/sdk.ts";
import { Button } from "../parts/button.tsx";
import { Choices } from "../parts/choices.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { useMe } from "../parts/me.ts";
import { Problem } from "../parts/notes.tsx";
import { partsText } from "../parts/text.ts";
import { View } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { setProfileLocale } from "../text/locale.ts";
import { useText } from "../text/text.ts";
import { onPreference, prefer, preference } from "../theme/preferences.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { settingsText } from "./text.ts";
import { Tokens } from "./tokens.tsx";
import { YourData } from "./your-data.tsx";
import "../parts/panel.css";

export default function Settings() {
  const name = useText(viewNames);
  const me = useMe();
  return (
    <View title={name("settings")}>
      <Loaded query={me}>
        {(profile) => (
          <div>
            <Profile key={profile.timezone} profile={profile} />
            <Look />
            <Tokens />
            <YourData />
            <DeleteAccount profile={profile} />
          </div>
        )}
      </Loaded>
    </View>
  );
}

/** What the server knows: it counts for every client and for jobs. */
function Profile({ profile }: { profile: Me }) {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(settingsText);
  const sayAll = useText(partsText);
  const [timezone, setTimezone] = useState(profile.timezone);
  const save = useMutation({
    mutationFn: (body: MeUpdate) => client.updateMe({ body }),
    onSuccess: async (changed) => {
      setProfileLocale(changed.locale);
      queries.setQueryData(["me"], changed);
      await queries.invalidateQueries();
    },
  });
  return (
    <section className="panel stack" aria-labelledby="settings-profile">
      <h2 id="settings-profile">{profile.name}</h2>
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ timezone });
        }}
      >
        <label htmlFor="zone">{say("zone")}</label>
        <div className="row">
          <input
            id="zone"
            className="input grow"
            list="zones"
            spellCheck={false}
            value={timezone}
            onChange={({ target }) => setTimezone(target.value)}
          />
          <datalist id="zones">
            {Intl.supportedValuesOf("timeZone").map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
          <Button type="submit" look="primary" disabled={timezone === profile.timezone || save.isPending}>
            {sayAll("save")}
          </Button>
        </div>
        <p className="quiet small">{say("zoneHelp")}</p>
      </form>
      <div className="field">
        <span className="small">
          <strong>{say("locale")}</strong>
        </span>
        <Choices
          name={say("locale")}
          value={profile.locale.startsWith("zh") ? "zh-CN" : "en"}
          options={[
            ["zh-CN", "中文"],
            ["en", "English"],
          ]}
          onChange={(locale) => save.mutate({ locale })}
        />
        <p className="quiet small">{say("localeHelp")}</p>
      </div>
      <Problem error={save.error} />
    </section>
  );
}

/** What counts in this browser only. */
function Look() {
  const say = useText(settingsText);
  const theme = useSyncExternalStore(onPreference, () => preference("theme"));
  const density = useSyncExternalStore(onPreference, () => preference("density"));
  const locale = useSyncExternalStore(onPreference, () => preference("locale"));
  return (
    <section className="panel stack" aria-labelledby="settings-look">
      <h2 id="settings-look">{say("look")}</h2>
      <div className="field">
        <strong className="small">{say("theme")}</strong>
        <Choices
          name={say("theme")}
          value={theme ?? "system"}
          options={[
            ["system", say("system")],
            ["light", say("light")],
            ["dark", say("dark")],
            ["contrast", say("contrast")],
          ]}
          onChange={(next) => prefer("theme", next === "system" ? undefined : next)}
        />
      </div>
      <div className="field">
        <strong className="small">{say("density")}</strong>
        <Choices
          name={say("density")}
          value={density ?? "roomy"}
          options={[
            ["roomy", say("roomy")],
            ["compact", say("compact")],
          ]}
          onChange={(next) => prefer("density", next === "compact" ? next : undefined)}
        />
      </div>
      <div className="field">
        <strong className="small">{say("language")}</strong>
        <Choices
          name={say("language")}
          value={locale ?? "profile"}
          options={[
            ["profile", say("asProfile")],
            ["zh-CN", "中文"],
            ["en", "English"],
          ]}
          onChange={(next) => prefer("locale", next === "profile" ? undefined : next)}
        />
      </div>
    </section>
  );
}
