import { FORM_LINE_LENGTH_LIMIT, FORM_LINES_LIMIT, toForm } from "../emit/input-forms.ts";
import { ACTION_CARD_LIMIT, envelopesIn, INDEX_CARD_LIMIT, toCards, toIndexCard } from "../emit/skills.ts";
import { pascal } from "../load.ts";
import { toModel } from "../model.ts";
import { methodFiles } from "../model/methods.ts";
import type { CheckContext } from "./context.ts";

/**
 * Skill cards and input forms stay within their sizes, and every envelope printed on a card can be sent as it stands.
 */
export function checkCards({ specs, complain, misfit }: CheckContext): void {
  const model = toModel(specs);
  const cards = toCards(model);
  for (const { source, module, method } of methodFiles(specs)) {
    const found = model.methods.find(({ id }) => id === `${module}.${method}`);
    const card = found && cards.find(({ path }) => path.endsWith(`${module}/actions/${method}.md`));
    if (!found || !card) continue;
    if (card.text.length > ACTION_CARD_LIMIT)
      complain(source, [], `action card has ${card.text.length} characters, the limit is ${ACTION_CARD_LIMIT}`);
    for (const { fields } of toForm(
      model.schemas.find(({ name }) => name === found.inputType)?.schema ?? {},
      model.schemas,
    ).branches) {
      const lines = Object.entries(fields);
      if (lines.length > FORM_LINES_LIMIT)
        complain(source, ["input"], `a form of the input has ${lines.length} fields, the limit is ${FORM_LINES_LIMIT}`);
      const long = lines.find(([, line]) => line.length > FORM_LINE_LENGTH_LIMIT);
      if (long)
        complain(
          source,
          ["input"],
          `the line of ${long[0]} has ${long[1].length} characters, the limit is ${FORM_LINE_LENGTH_LIMIT}`,
        );
    }
    for (const fault of envelopeFaults(card.text, misfit))
      complain(source, ["examples", 0], `envelope on the action card: ${fault}`);
  }
  for (const entry of model.modules) {
    const source = specs.sources.get(`modules/${entry.module}/_module.yaml`);
    if (!source) continue;
    const index = toIndexCard(entry, model.methods);
    if (index.length > INDEX_CARD_LIMIT)
      complain(source, ["description"], `index card has ${index.length} characters, the limit is ${INDEX_CARD_LIMIT}`);
    for (const fault of envelopeFaults(entry.skill, misfit))
      complain(source, ["skill"], `envelope in the skill: ${fault}`);
    for (const [page, text] of Object.entries(entry.pages)) {
      for (const fault of envelopeFaults(text, misfit))
        complain(source, ["pages", page], `envelope on the page: ${fault}`);
    }
  }
}

/** A model sends what it reads: every envelope in a text must name a method and fit its input. */
function envelopeFaults(text: string, misfit: CheckContext["misfit"]): string[] {
  return envelopesIn(text).flatMap((envelope) => {
    const wrong = misfit("ToolEnvelope", envelope);
    if (wrong) return [wrong.message];
    const { module, method, input } = envelope as { module: string; method: string; input: unknown };
    return misfit(`${pascal(`${module}_${method}`)}Input`, input)?.message ?? [];
  });
}
