import icon from "../icon.svg";
import "./brand.css";

export function Brand() {
  return (
    <span className="brand">
      <img src={icon} alt="" width={28} height={28} />
      <span>Accord</span>
    </span>
  );
}
